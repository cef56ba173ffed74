import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { href, type Page, type Search } from './href.ts'

/** The query every page understands; anything else is dropped. */
export interface AppSearch {
  safe?: string
  id?: string
  appUrl?: string
  token?: string
  nonce?: string
}

/** The query of the page that is open. */
export function useAppSearch(): AppSearch {
  return useSearch({ strict: false })
}

/** Makes links that stay inside the open safe. */
export function useSafeHref(): (page: Page, search?: Search) => string {
  const { safe } = useAppSearch()
  return useCallback(
    (page, search = {}) => href(page, { safe, ...search }),
    [safe],
  )
}

/** Goes to a path made by {@link href}. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (to, options = {}) => {
      const url = new URL(to, location.origin)
      void navigate({
        to: url.pathname,
        search: Object.fromEntries(url.searchParams),
        ...options,
      } as never)
    },
    [navigate],
  )
}
