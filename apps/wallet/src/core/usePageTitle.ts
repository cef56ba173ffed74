import { shortenAddress } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { useStore } from '../storage/useStore.ts'
import { parseSafeRef } from './parseSafeRef.ts'
import { useSafeParameter } from './routes.ts'
import { useChainByPrefix } from './useChainByPrefix.ts'
import { useServices } from './useServices.ts'

/** How the open safe is called in the title of a tab. */
function useSafeTitle(): string | undefined {
  const { stores } = useServices()
  const names = useStore(stores.names)
  const chain = useChainByPrefix()
  const parsed = parseSafeRef(useSafeParameter())
  if (!parsed.ok) return undefined
  const { address } = parsed.ref
  const name = names[chain?.chainId ?? '']?.[address.toLowerCase()]
  return name ?? shortenAddress(address)
}

const join = (...parts: (string | undefined)[]) =>
  [...new Set([...parts, 'Strongroom'])].filter(Boolean).join(' · ')

/** Longer titles are cut by every browser. */
const longest = 80

/** The words of a heading that are seen. */
function readHeading(content: Element): string | undefined {
  const heading = content.querySelector('h1')?.cloneNode(true)
  if (!(heading instanceof Element)) return undefined
  for (const hidden of heading.querySelectorAll('.sr-visually-hidden'))
    hidden.remove()
  const text = heading.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/**
 * Names the tab after the page and the open safe.
 *
 * @param options.byHeading the heading replaces the title once there is one: the
 * sentence that heads a review is made of the bytes that are signed, and comes
 * after the page
 */
export function usePageTitle(
  title: string,
  { byHeading = false }: { byHeading?: boolean } = {},
): void {
  const safe = useSafeTitle()
  useEffect(() => {
    const content = document.getElementById('content') ?? document.body
    const update = () => {
      const heading = byHeading ? readHeading(content) : undefined
      document.title = join(heading || title, safe)
    }
    update()
    if (!byHeading) return
    const observer = new MutationObserver(update)
    observer.observe(content, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [title, safe, byHeading])
}
