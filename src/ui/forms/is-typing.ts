const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]'

/** Whether a key is meant for a field or for the browser, not for a shortcut of one key. */
export const isTyping = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(fields))
