import { catalogDeskErrors } from '../../catalog-desk.errors.ts'
import type { ImageInPlace } from './change-images.ts'

/** Finds the picture with this id. An error is thrown when the product does not have it. */
export const imageAmong = (images: readonly ImageInPlace[], imageId: string) => {
  const image = images.find(({ id }) => id === imageId.toLowerCase())
  if (!image) throw catalogDeskErrors.imageNotFound()
  return image
}
