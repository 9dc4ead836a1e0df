interface SizedPicture {
  readonly url: string
  readonly widths: readonly number[]
}

/** The `srcset` of a picture in one format: the files of all widths are siblings, `<key>/<width>.<format>`. */
export const pictureSources = ({ url, widths }: SizedPicture, format: 'avif' | 'webp') =>
  widths.map((width) => `${url.replace(/\/[^/]+$/, '')}/${width}.${format} ${width}w`).join(', ')
