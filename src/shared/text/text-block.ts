/** A part of a long text for media without HTML, such as PDF. */
export interface TextBlock {
  readonly kind: 'heading' | 'subheading' | 'paragraph' | 'item'
  readonly text: string
  /** The marker of a list item: a dot, or its number. */
  readonly marker?: string
  /** The text is in a box, as the law requires for some texts. */
  readonly boxed?: true
}
