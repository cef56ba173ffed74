import { type MouseEvent, useCallback } from 'react'
import { useGo } from '../core/navigation.ts'

/**
 * A click handler for the whole page that turns ordinary links to this origin
 * into navigation without a reload. Components stay free of the router: they
 * render `<a href>`, and open in a new tab as any link does.
 */
export function useInternalLinks() {
  const go = useGo()
  return useCallback(
    (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      const link = (event.target as Element).closest('a[href]')
      if (!(link instanceof HTMLAnchorElement)) return
      if (link.target !== '' || link.hasAttribute('download')) return
      if (link.origin !== location.origin) return
      // A jump inside the page is the browser's own business.
      if (link.hash !== '' && link.pathname === location.pathname) return
      event.preventDefault()
      go(`${link.pathname}${link.search}`)
    },
    [go],
  )
}
