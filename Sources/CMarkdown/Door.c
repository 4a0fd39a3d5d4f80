#include "CMarkdown.h"
#include "CLateLoading.h"

// Their files have in their names the version of the headers.
static struct late_library markdown = {
    "libcmark-gfm.so." CMARK_GFM_VERSION_STRING, "libcmark-gfm" CMARK_GFM_VERSION_STRING, NULL};
static struct late_library extensions = {
    "libcmark-gfm-extensions.so." CMARK_GFM_VERSION_STRING,
    "libcmark-gfm-extensions" CMARK_GFM_VERSION_STRING, NULL};

LATE(extensions, void, cmark_gfm_core_extensions_ensure_registered, (void), ())
LATE(markdown, cmark_parser *, cmark_parser_new, (int options), (options))
LATE(markdown, void, cmark_parser_free, (cmark_parser *parser), (parser))
LATE(markdown, cmark_syntax_extension *, cmark_find_syntax_extension, (const char *name), (name))
LATE(markdown, int, cmark_parser_attach_syntax_extension,
     (cmark_parser *parser, cmark_syntax_extension *extension), (parser, extension))
LATE(markdown, void, cmark_parser_feed, (cmark_parser *parser, const char *text, size_t length),
     (parser, text, length))
LATE(markdown, cmark_node *, cmark_parser_finish, (cmark_parser *parser), (parser))

// MARK: Nodes

LATE(markdown, void, cmark_node_free, (cmark_node *node), (node))
LATE(markdown, cmark_node_type, cmark_node_get_type, (cmark_node *node), (node))
LATE(markdown, const char *, cmark_node_get_type_string, (cmark_node *node), (node))
LATE(markdown, const char *, cmark_node_get_literal, (cmark_node *node), (node))
LATE(markdown, const char *, cmark_node_get_url, (cmark_node *node), (node))
LATE(markdown, const char *, cmark_node_get_fence_info, (cmark_node *node), (node))
LATE(markdown, int, cmark_node_get_heading_level, (cmark_node *node), (node))
LATE(markdown, cmark_list_type, cmark_node_get_list_type, (cmark_node *node), (node))
LATE(markdown, int, cmark_node_get_list_start, (cmark_node *node), (node))

LATE(markdown, cmark_iter *, cmark_iter_new, (cmark_node *root), (root))
LATE(markdown, void, cmark_iter_free, (cmark_iter *iterator), (iterator))
LATE(markdown, cmark_event_type, cmark_iter_next, (cmark_iter *iterator), (iterator))
LATE(markdown, cmark_node *, cmark_iter_get_node, (cmark_iter *iterator), (iterator))
