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
    /1 multiSend .* 1\.1 transfer .* 1\.2 Send .* 1\.4 settle/u,
  )
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
