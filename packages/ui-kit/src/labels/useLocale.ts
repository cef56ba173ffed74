import * as React from 'react'

/** As for labels, server components have no context and keep the default. */
export const LocaleContext: React.Context<string> | undefined =
  React.createContext?.('en')

/** The given locale, else that of the `LabelsProvider` above, else English. */
export function useLocale(given?: string): string {
  const above = LocaleContext === undefined ? 'en' : React.use(LocaleContext)
  return given ?? above
}
