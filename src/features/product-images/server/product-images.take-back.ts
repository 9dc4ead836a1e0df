import { productAudit } from '../../catalog/products.audit.ts'
import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { productTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { restoreImages } from './restore-images.ts'

const actions = [
  productAudit.images_added,
  productAudit.image_described,
  productAudit.image_replaced,
  productAudit.images_reordered,
  productAudit.main_image_set,
  productAudit.image_removed,
]

/** What was done with the pictures of a product, as long as they are as it has left them and their files are there. */
export const productImageTakeBacks: readonly TakeBack[] = actions.map((action) => ({
  action,
  byField: { merged: [] },
  needs: ['catalogue'],
  logged: productTakeBackAudit['taken-back'],
  change: restoreImages,
}))
