interface Modifiers {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Whether a modifier key is held, which gives a click or a key press another meaning that the browser handles. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) =>
  altKey || ctrlKey || metaKey || shiftKey
