/** What a link around a picture is called: what it does, and what the picture shows. */
export const labelOf = (action: string, picture: { readonly alt: string } | undefined) =>
  picture?.alt ? `${action}, ${picture.alt}` : action
