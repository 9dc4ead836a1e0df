import { createToastStore } from './toast-store.ts'

/** The toasts of this browser tab. Do not call it during server rendering, where no visitor sees them. */
export const toasts = createToastStore()

/** Shows a message from anywhere in browser code. */
export const notify = toasts.notify
