import { productEditingErrors } from '../../product-editing.errors.ts'
import type { ImageInPlace } from './change-images.ts'

/** The picture that is meant, if the product has it. */
export const imageAmong = (images: readonly ImageInPlace[], imageId: string) => {
  const image = images.find(({ id }) => id === imageId.toLowerCase())
  if (!image) throw productEditingErrors.imageNotFound()
  return image
}
