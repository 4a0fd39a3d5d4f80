#include "CTextAnalysis.h"
#include "CLateLoading.h"

#include <glib.h>
#include <stdlib.h>

static struct late_library pango = {"libpango-1.0.so.0", "libpango-1.0-0", NULL};

typedef struct language language;

/// The beginning of `PangoLogAttr`.
struct log_attribute {
  guint is_line_break : 1;
  guint others : 31;
};

language *late_pango_language_from_string(const char *name);
void late_pango_get_log_attrs(const char *text, int length, int level, language *language,
                              struct log_attribute *attributes, int count);
guint8 *late_pango_log2vis_get_embedding_levels(const char *text, int length,
                                                enum text_direction *direction);

LATE(pango, language *, pango_language_from_string, (const char *name), (name))
LATE(pango, void, pango_get_log_attrs,
     (const char *text, int length, int level, language *language,
      struct log_attribute *attributes, int count),
     (text, length, level, language, attributes, count))
LATE(pango, guint8 *, pango_log2vis_get_embedding_levels,
     (const char *text, int length, enum text_direction *direction), (text, length, direction))

void text_line_breaks(const char *text, int length, const char *language_name, uint8_t *breaks,
                      int count) {
  enum { usual = 256 };
  struct log_attribute few[usual] = {{0}};
  struct log_attribute *attributes = few;
  if (count > usual) attributes = g_new0(struct log_attribute, count);
  late_pango_get_log_attrs(text, length, -1, late_pango_language_from_string(language_name),
                           attributes, count);
  for (int index = 0; index < count; index++) breaks[index] = attributes[index].is_line_break;
  if (attributes != few) g_free(attributes);
}

uint8_t *text_embedding_levels(const char *text, int length, enum text_direction *direction) {
  return late_pango_log2vis_get_embedding_levels(text, length, direction);
}

void text_free(void *memory) { g_free(memory); }
