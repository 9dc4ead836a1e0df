import type { Page } from '@playwright/test'

/** A section of the settings by its title, and how it is saved. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const save = (page: Page, name: string, word = 'Enregistrer') =>
  section(page, name).getByRole('button', { name: new RegExp(`^${word}`) })

/** What the section says of being saved. */
export const saying = (page: Page, name: string) => section(page, name).getByRole('status').last()
