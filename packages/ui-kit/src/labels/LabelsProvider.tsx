'use client'

import { type Context, type ReactNode, use, useMemo } from 'react'
import { mergeLabels } from '../internal/mergeLabels.ts'
import type { GivenLabels } from './defaultLabels.ts'
import { LabelsContext } from './readLabels.ts'
import { LocaleContext } from './useLocale.ts'

// Missing in server components alone, where this module is not loaded.
const Labels = LabelsContext as Context<GivenLabels>
const Locale = LocaleContext as Context<string>

/** Props of `LabelsProvider`. */
export interface LabelsProviderProps {
  /**
   * Texts by component: each set whole or in part. Missing texts come from the
   * provider above, or are English. Keep the object's identity.
   */
  labels: GivenLabels
  /**
   * BCP 47 tag by which numbers, amounts, dates and times are written and read.
   * @default that of the provider above, else 'en'
   */
  locale?: string | undefined
  children?: ReactNode
}

/**
 * Gives the components below it their texts and their locale. The `labels` of a component come
 * before it. It does not reach server components, which take `labels` alone.
 *
 * @example
 * import { type GivenLabels, LabelsProvider } from '@strongroom/ui-kit'
 *
 * const german: GivenLabels = {
 *   connectButton: { connect: 'Wallet verbinden' },
 *   transaction: { batch: (count) => `Stapel aus ${count} Aufrufen` },
 * }
 *
 * export const Root = ({ children }: { children: React.ReactNode }) => (
 *   <LabelsProvider labels={german}>{children}</LabelsProvider>
 * )
 */
export function LabelsProvider({
  labels,
  locale,
  children,
}: LabelsProviderProps) {
  const localeAbove = use(Locale)
  const above = use(Labels)
  const all = useMemo(() => {
    const merged: Record<string, object | undefined> = { ...above }
    for (const [name, texts] of Object.entries(labels))
      merged[name] = mergeLabels(merged[name] ?? {}, texts)
    return merged
  }, [above, labels])
  return (
    <Labels value={all}>
      <Locale value={locale ?? localeAbove}>{children}</Locale>
    </Labels>
  )
}
