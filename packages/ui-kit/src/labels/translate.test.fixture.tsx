import { mapLabels } from './mapLabels.ts'

/** Every text, also those that functions return, between angle quotes. */
export const translate = (texts: unknown): unknown =>
  mapLabels(texts, (text) => text && `«${text}»`)
