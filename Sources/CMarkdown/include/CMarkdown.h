#pragma once
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

// cmark, which is loaded with the first text that has marks in it.

void late_cmark_gfm_core_extensions_ensure_registered(void);
cmark_parser *late_cmark_parser_new(int options);
void late_cmark_parser_free(cmark_parser *parser);
cmark_syntax_extension *late_cmark_find_syntax_extension(const char *name);
int late_cmark_parser_attach_syntax_extension(cmark_parser *parser,
                                              cmark_syntax_extension *extension);
void late_cmark_parser_feed(cmark_parser *parser, const char *text, size_t length);
cmark_node *late_cmark_parser_finish(cmark_parser *parser);

void late_cmark_node_free(cmark_node *node);
cmark_node_type late_cmark_node_get_type(cmark_node *node);
const char *late_cmark_node_get_type_string(cmark_node *node);
const char *late_cmark_node_get_literal(cmark_node *node);
const char *late_cmark_node_get_url(cmark_node *node);
const char *late_cmark_node_get_fence_info(cmark_node *node);
int late_cmark_node_get_heading_level(cmark_node *node);
cmark_list_type late_cmark_node_get_list_type(cmark_node *node);
int late_cmark_node_get_list_start(cmark_node *node);

cmark_iter *late_cmark_iter_new(cmark_node *root);
void late_cmark_iter_free(cmark_iter *iterator);
cmark_event_type late_cmark_iter_next(cmark_iter *iterator);
cmark_node *late_cmark_iter_get_node(cmark_iter *iterator);
