import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../core/defineTexts.ts'
import { lazyPage } from '../core/lazyPage.ts'
import { RouteFailure } from './RouteFailure.tsx'

afterEach(() => vi.unstubAllGlobals())

const title = 'A part of the app could not be loaded'

/** A router whose page has its code only while `isUp` returns true. */
async function openPage(isUp: () => boolean, reload = vi.fn()) {
  const root = createRootRoute()
  const importPage = vi.fn(async () => {
    if (!isUp())
      throw new TypeError('Failed to fetch dynamically imported module: /a.js')
    return { Page: () => <p>The page</p> }
  })
  const page = createRoute({
    path: '/',
    getParentRoute: () => root,
    component: lazyPage(importPage, 'Page'),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: (props) => (
      <RouteFailure {...props} reload={reload} />
    ),
  })
  const screen = await render(
    <LocaleContext value="en">
      <Suspense>
        <RouterProvider router={router as never} />
      </Suspense>
    </LocaleContext>,
  )
  return { screen, importPage, reload }
}

test('default: a page whose code has come is shown', async () => {
  const { screen, importPage } = await openPage(() => true)
  await expect.element(screen.getByText('The page')).toBeVisible()
  expect(importPage).toHaveBeenCalledTimes(1)
})

test('behavior: a page whose code did not come is loaded again when the network returns', async () => {
  let isUp = false
  const { screen, reload } = await openPage(() => isUp)
  await expect.element(screen.getByText(title)).toBeVisible()
  isUp = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The page')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('behavior: the button loads the code again without a reload of the tab', async () => {
  let isUp = false
  const { screen, reload } = await openPage(() => isUp)
  await expect.element(screen.getByText(title)).toBeVisible()
  isUp = true
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('The page')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('behavior: the button reloads the tab only if the host answers', async () => {
  const request = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError())
  const { screen, importPage, reload } = await openPage(() => false)
  await expect.element(screen.getByText(title)).toBeVisible()
  request.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', request)
  const button = screen.getByRole('button')
  await button.click()
  await expect.poll(() => request.mock.calls.length).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  await button.click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(importPage.mock.calls.length).toBeGreaterThan(2)
})
