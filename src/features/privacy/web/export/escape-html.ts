const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes a text for HTML, also between quotation marks, so that it cannot end the element or attribute that it stands
 * in.
 */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
