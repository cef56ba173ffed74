import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'

/** The code of a page could not be loaded. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  /** Requests the code again; true once the page can be rendered. */
  readonly loadAgain: () => Promise<boolean>

  constructor(cause: unknown, loadAgain: () => Promise<boolean>) {
    super('The page was not loaded.', { cause })
    this.loadAgain = loadAgain
  }
}

/**
 * A page of the router whose code is loaded when it is first needed. The router's own
 * `lazyRouteComponent` reloads the tab when the code does not come, which without a
 * network opens the browser's error page and loses what the tab holds.
 *
 * @throws PageLoadError while it renders, if the code could not be loaded
 */
export function lazyPage<
  name extends string,
  module extends Record<name, ComponentType>,
>(importPage: () => Promise<module>, name: name): AsyncRouteComponent<object> {
  let page: ComponentType | undefined
  let failure: PageLoadError | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    failure = undefined
    loading ??= importPage().then(
      (module) => {
        page = module[name]
      },
      (cause) => {
        loading = undefined
        failure = new PageLoadError(cause, async () => {
          await load()
          return page !== undefined
        })
      },
    )
    return loading
  }
  function LazyPage() {
    if (failure) throw failure
    if (page === undefined) use(load())
    return page && createElement(page)
  }
  LazyPage.preload = load
  return LazyPage
}
