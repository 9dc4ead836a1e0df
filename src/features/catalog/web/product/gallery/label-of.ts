/** The label of a link around a picture: what the link does, and what the picture shows. */
export const labelOf = (action: string, picture: { readonly alt: string } | undefined) =>
  picture?.alt ? `${action}, ${picture.alt}` : action
