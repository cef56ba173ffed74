import { isRecord } from './guards.ts'

/** Typed texts by field. */
export type FormValues = Readonly<Record<string, string>>

const keyOf = (entry: string) => `strongroom.v1.form.${entry}`

/** This tab's storage, where the browser allows one. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Stores a form for a reload and for Back; returns the stored values. */
export function keepFormDraft(
  entry: string,
  values: Readonly<Record<string, string | undefined>>,
  storage = tabStorage(),
): FormValues {
  const kept = readValues(values)
  try {
    storage?.setItem(keyOf(entry), JSON.stringify(kept))
  } catch {
    // If the storage is full, the draft is lost at the next reload.
  }
  return kept
}

/** The form as this tab last had it at an entry of its history. */
export function readFormDraft(
  entry: string,
  storage = tabStorage(),
): FormValues | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(keyOf(entry)) ?? 'null')
    return isRecord(value) ? readValues(value) : undefined
  } catch {
    return undefined
  }
}

/** Forgets the form of an entry. */
export function dropFormDraft(entry: string, storage = tabStorage()): void {
  try {
    storage?.removeItem(keyOf(entry))
  } catch {
    // The browser refuses storage, so there is no stored draft.
  }
}

/** The fields that are texts. */
const readValues = (value: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(
    Object.entries(value).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )
