#pragma once

/// What tells a program that it is to be a worker.
#define DRAWING_WORKER_VARIABLE "TSUMIKI_DRAWING_WORKER"
/// Where requests come from and answers go to.
#define DRAWING_WORKER_SOCKET 3
