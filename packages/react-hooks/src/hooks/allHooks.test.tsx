import {
  hashKey,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allMutations, allQueries } from '../calls/everyCall.test.fixture.ts'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import * as entry from '../index.ts'

type Hook = (parameters?: object) => { readonly status: string }

const hooks = entry as unknown as Readonly<Record<string, Hook>>

const queries = Object.values(allQueries).map((row) => [row.hook, row] as const)
const mutations = allMutations

/** Result of a hook in a render on a server. */
function render(
  hook: Hook | undefined,
  parameters: object | undefined,
  Wrapper: (props: { readonly children: ReactNode }) => ReactNode,
) {
  let result: unknown
  const Probe = () => {
    result = hook?.(parameters)
    return null
  }
  renderToString(
    <Wrapper>
      <Probe />
    </Wrapper>,
  )
  return result
}

test.each(queries)('default: %s uses its options', (name, { options, ask }) => {
  const { wrapper, gateway, queryClient, sent } = createTestApp()
  expect(render(hooks[name], ask, wrapper)).toMatchObject({ status: 'pending' })
  const found = queryClient.getQueryCache().getAll()
  expect(found.map(({ queryHash }) => queryHash)).toEqual([
    hashKey(options(gateway, ask).queryKey),
  ])
  expect(sent).toEqual([])
})

test.each(mutations)('default: %s waits to be called', (name) => {
  const { wrapper } = createTestApp()
  expect(render(hooks[name], undefined, wrapper)).toMatchObject({
    status: 'idle',
  })
})

test.each([
  ...queries.map(([name, { ask }]) => [name, ask] as const),
  ...mutations.map(([name]) => [name, undefined] as const),
])('error: %s without a provider', (name, parameters) => {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  expect(() => render(hooks[name], parameters, wrapper)).toThrow(
    `${name} must be used below <StrongroomProvider>.`,
  )
})
