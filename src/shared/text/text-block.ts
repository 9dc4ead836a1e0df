/** A part of a long text where there is no HTML, such as on paper. */
export interface TextBlock {
  readonly kind: 'heading' | 'subheading' | 'paragraph' | 'item'
  readonly text: string
  /** What an item begins with: a dot, or its number. */
  readonly marker?: string
  /** It stands in a box, as the law wants some texts to. */
  readonly boxed?: true
}
