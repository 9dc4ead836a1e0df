import type { Context } from '../../../../platform/context/context.ts'

const purpose = 'product-preview'

const daysOfPreview = 7

/** What a key opens, and until when. */
export interface Preview {
  readonly id: string
  /** Whether it opens the changes that wait beside the product. */
  readonly next?: boolean
  readonly untilMs: number
}

/** A key holds what it opens, sealed with the secret of the house: nothing is stored, and none can be guessed. */
export const makeKey = (
  { tokens, clock }: Pick<Context, 'tokens' | 'clock'>,
  opened: Omit<Preview, 'untilMs'>,
) => {
  const preview: Preview = {
    ...opened,
    untilMs: clock.now().add({ hours: 24 * daysOfPreview }).epochMilliseconds,
  }
  return { key: tokens.seal.close(JSON.stringify(preview), { purpose }), untilMs: preview.untilMs }
}

/** What a key opens; nothing where it is none of ours, or its days are over. */
export const openKey = (
  { tokens, clock }: Pick<Context, 'tokens' | 'clock'>,
  key: string,
): Preview | undefined => {
  const opened = tokens.seal.open(key, { purpose })
  if (!opened) return undefined
  const preview = JSON.parse(opened.text) as Preview
  return preview.untilMs > clock.now().epochMilliseconds ? preview : undefined
}
