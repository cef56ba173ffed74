import { usePageTitle } from './usePageTitle.ts'

/**
 * The title of a page that cannot show what its address asks for. It also names the
 * tab, which would otherwise keep the title of the page before.
 */
export function PlainTitle({ children }: { children: string }) {
  usePageTitle(children)
  return <h1 className="app-plain-title">{children}</h1>
}
