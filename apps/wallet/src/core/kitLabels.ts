import type { GivenLabels } from '@strongroom/ui-kit'
import { use } from 'react'
import { languageOf, pseudoLanguage } from '../texts/locales.ts'
import { exposeValue, useLocale } from './defineTexts.ts'

const english: GivenLabels = {}

/** Texts of the component library, by language; English is its default. */
const files: Readonly<Record<string, () => Promise<GivenLabels>>> = {
  async de() {
    const { germanLabels } = await import('@strongroom/ui-kit/labels/de')
    return germanLabels
  },
  async [pseudoLanguage]() {
    const { pseudoLabels } = await import('./pseudoLabels.ts')
    return pseudoLabels
  },
}

const known = new Map<string, Promise<GivenLabels>>()

/** Loads the texts once; English stands in for a file that does not load. */
export function loadKitLabels(
  locale: string,
): GivenLabels | Promise<GivenLabels> {
  const language = languageOf(locale)
  const load = Object.hasOwn(files, language) ? files[language] : undefined
  if (load === undefined) return english
  const found = known.get(language)
  if (found !== undefined) return found
  const loading = exposeValue(load().catch(() => english))
  known.set(language, loading)
  return loading
}

/** Texts of the component library in the owner's language. */
export function useKitLabels(): GivenLabels {
  const labels = loadKitLabels(useLocale())
  return labels instanceof Promise ? use(labels) : labels
}
