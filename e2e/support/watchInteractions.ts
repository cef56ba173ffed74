import type { BrowserContext } from '@playwright/test'

/** A press or a key, and how long the page took until it painted the answer. */
export interface Interaction {
  /** Milliseconds until the next paint, in steps of eight. */
  readonly duration: number
  readonly event: string
  /** The element, as tag, class and text. */
  readonly target: string
  readonly path: string
}

interface Entry extends Interaction {
  readonly id: string
}

/**
 * Collects the interactions of all pages of a context that took 16 ms or more.
 * The events of one press count once, with the longest of their times.
 */
export async function watchInteractions(
  context: BrowserContext,
): Promise<() => readonly Interaction[]> {
  const longest = new Map<string, Interaction>()
  await context.exposeBinding(
    'strongroomInteraction',
    (_, { id, ...interaction }: Entry) => {
      const known = longest.get(id)
      if (known === undefined || known.duration < interaction.duration)
        longest.set(id, interaction)
    },
  )
  await context.addInitScript(() => {
    const { strongroomInteraction: report } = window as unknown as {
      strongroomInteraction(entry: Entry): Promise<void>
    }
    const describe = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''} “${(
            node.getAttribute('aria-label') ?? node.textContent
          )
            .trim()
            .slice(0, 40)}”`
        : 'an element that is gone'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name, target } =
          entry as PerformanceEventTiming & { interactionId: number }
        if (interactionId > 0)
          void report({
            id: `${performance.timeOrigin} ${interactionId}`,
            duration,
            event: name,
            target: describe(target),
            path: location.pathname,
          })
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as never)
  })
  return () => [...longest.values()]
}
