#pragma once

#include <stddef.h>

// libxml2's parser of HTML, which is loaded when the first HTML is read: few apps have any, and the
// library brings all of ICU with it. What is declared here are the parts of its public interface that
// have been the same since version 2.4.

enum xml_node_type {
  XML_NODE_ELEMENT = 1,
  XML_NODE_TEXT = 3,
  XML_NODE_CDATA = 4,
};

/// The beginning of `xmlNode`.
struct xml_node {
  void *owner;
  int type;
  const char *name;
  struct xml_node *children, *last, *parent, *next, *previous;
};

/// A document that was read.
struct xml_document {
  void *context;
  void *document;
  /// The outermost element; NULL where there is none.
  struct xml_node *root;
};

enum xml_result {
  XML_READ,
  /// The library is not installed.
  XML_NO_LIBRARY,
  /// Elements lie deeper in each other than the library reads.
  XML_TOO_DEEP,
  /// There is nothing that could be read.
  XML_NOTHING,
};

/// Reads HTML in UTF-8, whatever is wrong with it. What was read is to be freed.
enum xml_result xml_read_html(const char *text, size_t length,
                              struct xml_document *document);

void xml_free_document(struct xml_document *document);

/// All text in a node, to be freed with `xml_free_text`.
char *xml_content(struct xml_node *node);

/// What an element says by a name, to be freed with `xml_free_text`.
char *xml_attribute(struct xml_node *node, const char *name);

void xml_free_text(char *text);
