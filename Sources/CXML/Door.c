#include "CXML.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>

// HTML_PARSE_RECOVER, NOERROR, NOWARNING, NONET and COMPACT.
static const int options = 1 << 0 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 16;
// XML_ERR_INTERNAL_ERROR, which ends the reading where elements lie too deep.
static const int internal_error = 1;

/// The beginning of `xmlError`.
struct error {
  int domain;
  int code;
};

static struct {
  void *(*new_context)(void);
  void (*free_context)(void *);
  void *(*read)(void *, const char *, int, const char *, const char *, int);
  struct error *(*last_error)(void *);
  struct xml_node *(*root)(void *);
  void (*free_document)(void *);
  char *(*content)(struct xml_node *);
  char *(*property)(struct xml_node *, const char *);
  void (**free_text)(void *);
  bool is_whole;
} library;

static void load(void) {
  void *file = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!file) file = dlopen("libxml2.so", RTLD_NOW | RTLD_LOCAL);
  if (!file) return;
  library.new_context = dlsym(file, "htmlNewParserCtxt");
  library.free_context = dlsym(file, "htmlFreeParserCtxt");
  library.read = dlsym(file, "htmlCtxtReadMemory");
  library.last_error = dlsym(file, "xmlCtxtGetLastError");
  library.root = dlsym(file, "xmlDocGetRootElement");
  library.free_document = dlsym(file, "xmlFreeDoc");
  library.content = dlsym(file, "xmlNodeGetContent");
  library.property = dlsym(file, "xmlGetProp");
  library.free_text = dlsym(file, "xmlFree");
  library.is_whole = library.new_context && library.free_context && library.read
      && library.last_error && library.root && library.free_document && library.content
      && library.property && library.free_text;
}

static bool is_loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library.is_whole;
}

enum xml_result xml_read_html(const char *text, size_t length, struct xml_document *document) {
  *document = (struct xml_document){NULL, NULL, NULL};
  if (!is_loaded()) return XML_NO_LIBRARY;
  if (length > INT_MAX) return XML_NOTHING;
  document->context = library.new_context();
  if (!document->context) return XML_NOTHING;
  document->document =
      library.read(document->context, text, (int)length, NULL, "UTF-8", options);
  struct error *error = library.last_error(document->context);
  // The library stops there; half a text is none.
  if (error && error->code == internal_error) return XML_TOO_DEEP;
  if (!document->document) return XML_NOTHING;
  document->root = library.root(document->document);
  return XML_READ;
}

void xml_free_document(struct xml_document *document) {
  if (document->document) library.free_document(document->document);
  if (document->context) library.free_context(document->context);
}

char *xml_content(struct xml_node *node) { return library.content(node); }

char *xml_attribute(struct xml_node *node, const char *name) {
  return library.property(node, name);
}

void xml_free_text(char *text) {
  if (text) (*library.free_text)(text);
}
