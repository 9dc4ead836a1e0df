import { Form } from 'react-router'
import { pathTo } from '../../../../../sitemap.ts'
import { LanguageInput } from './language-input.tsx'

export const shopResetFormId = 'shop-reset'

/**
 * The empty form that every reset button of the page sends. It is a form of its own, because forms cannot be nested.
 */
export const ShopResetForm = () => (
  <Form id={shopResetFormId} action={pathTo('shop')} preventScrollReset>
    <LanguageInput />
  </Form>
)
