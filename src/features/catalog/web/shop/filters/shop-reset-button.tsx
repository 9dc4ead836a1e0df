import type { ReactNode } from 'react'
import { Button } from '../../../../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../../../../ui/buttons/button-style.ts'
import { shopResetFormId } from './shop-reset-form.tsx'

interface ShopResetButtonProps {
  readonly variant?: ButtonVariant
  readonly children: ReactNode
}

/** Leads back to the whole collection, with or without script. */
export const ShopResetButton = ({ variant = 'secondary', children }: ShopResetButtonProps) => (
  <Button type="submit" form={shopResetFormId} variant={variant}>
    {children}
  </Button>
)
