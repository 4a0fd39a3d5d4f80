#pragma once
#include <libxml/xmlversion.h>
// Debian's library uses ICU inside, whose types are also Foundation's own here.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

/// `xmlFree` is a variable, which Swift cannot call safely from several threads.
static inline void CXMLFree(void *memory) { xmlFree(memory); }
