import type { CallNode } from '@strongroom/safe-protocol'
import { renderToString } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { batchCall, transferCall } from '../../test/calls.ts'
import { multiSend } from '../../test/people.ts'
import { CallTree } from './CallTree.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'

const text = (html: string) =>
  html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ')

test('default: nested calls are numbered', () => {
  const html = text(renderToString(<CallTree node={batchCall} />))
  expect(html).toMatch(
    /1 Run the code of .* 1\.1 Send 1250000000 units .* 1\.2 Send 2 ?\.5 ETH .* 1\.4 Call settle/u,
  )
})

test('behavior: only an unfolded call renders its parameters', () => {
  expect(renderToString(<CallTree node={batchCall} />)).not.toContain('tuple[]')
  expect(renderToString(<CallTree node={transferCall} />)).toContain('uint256')
})

test('behavior: 1,000 different calls are ten rows and a number', () => {
  const children = Array.from({ length: 1_000 }, (_, at) => ({
    ...transferCall,
    value: BigInt(at),
  }))
  const html = text(
    renderToString(<CallTree node={{ ...batchCall, children }} />),
  )
  expect(html).toContain('Show more of 990 calls')
  expect(html).toContain(' 1.10 ')
  expect(html).not.toContain(' 1.11 ')
})

test('behavior: equal calls are one row with their number', () => {
  const children = [transferCall, transferCall, transferCall]
  const html = text(
    renderToString(<CallTree node={{ ...batchCall, children }} />),
  )
  expect(html).toContain('1.1 3 × Send 1250000000 units')
  expect(html).not.toContain('1.2')
})

test('behavior: the nodes of safe-protocol fit', () => {
  expectTypeOf<CallNode>().toExtend<CallTreeNode>()
})

test('behavior: a delegate call is red unless it is pinned', () => {
  const bare = renderToString(<CallTree node={batchCall} />)
  expect(bare.match(/data-delegate="untrusted"/gu)).toHaveLength(2)
  const pinned = renderToString(
    <CallTree
      node={batchCall}
      isTrustedDelegateCall={(to) => to === multiSend}
    />,
  )
  expect(pinned.match(/data-delegate="untrusted"/gu)).toHaveLength(1)
  expect(pinned.match(/data-delegate="trusted"/gu)).toHaveLength(1)
})

test('behavior: bytes without a method are a risk for either value of the flag', () => {
  const { method: _, ...bare } = transferCall
  const html = renderToString(<CallTree node={bare} />)
  expect(html).toContain('data-risk="true"')
  expect(text(html)).toContain('Unknown calldata')
})

test('behavior: shows the doubts of the decoder', () => {
  const html = text(
    renderToString(
      <CallTree
        node={{
          ...transferCall,
          unusual: true,
          tooDeep: true,
          zeroMeansSelf: true,
        }}
      />,
    ),
  )
  expect(html).toContain('not encoded the usual way')
  expect(html).toContain('further calls inside that are not shown')
  expect(html).toContain('turns into the safe itself')
})
