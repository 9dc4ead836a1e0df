/** The schema of an answer, by its content type. */
export type Content = Readonly<Record<string, { readonly schema: object }>>

/** One answer that a call may get. */
export interface DescribedAnswer {
  readonly description: string
  readonly content: Content
}

export const json = (schema: object): { readonly content: Content } => ({
  content: { 'application/json': { schema } },
})
