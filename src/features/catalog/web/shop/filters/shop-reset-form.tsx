import { Form } from 'react-router'
import { pathTo } from '../../../../../sitemap.ts'
import { LanguageInput } from './language-input.tsx'

export const shopResetFormId = 'shop-reset'

/** The empty form behind every reset button of the page; a form of its own, because forms do not nest. */
export const ShopResetForm = () => (
  <Form id={shopResetFormId} action={pathTo('shop')} preventScrollReset>
    <LanguageInput />
  </Form>
)
