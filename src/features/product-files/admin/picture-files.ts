const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  heif: 'image/heif',
}

/** What kind of picture a name tells; undefined for a name of none. */
export const typeOfPicture = (name: string) => types[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '']

/** A browser does not know every kind of picture. */
export const isPicture = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type.startsWith('image/') || typeOfPicture(name) !== undefined
