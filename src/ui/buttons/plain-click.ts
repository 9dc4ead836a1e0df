import type { MouseEvent } from 'react'
import { hasModifier } from './has-modifier.ts'

/**
 * Whether a click means the page's own action; with a modifier key it asks the browser for a tab or a download instead.
 */
export const isPlainClick = (event: MouseEvent) => event.button === 0 && !hasModifier(event)
