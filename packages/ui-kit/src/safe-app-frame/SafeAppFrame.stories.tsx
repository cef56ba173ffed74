import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppIcon } from '../app-card/AppIcon.tsx'
import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { EmptyState } from '../state-view/EmptyState.tsx'
import { LoadCover } from './LoadCover.tsx'
import { SafeAppFrame } from './SafeAppFrame.tsx'
import { defaultSafeAppFrameLabels } from './safeAppFrameLabels.ts'
import type { LoadState } from './useLoadState.ts'

const meta = {
  title: 'Apps/SafeAppFrame',
  component: SafeAppFrame,
  args: {
    // Refused at once: the story shows the kit's text, not an app.
    url: 'https://swap.localhost/app',
    name: 'Swap',
    handlers: {
      getSafeInfo: () => undefined,
      getChainInfo: () => undefined,
      rpcCall: async () => '0x0',
      sendTransactions: async () => ({ safeTxHash: '0x' }),
    },
    footer: '2 transactions are queued',
    // Longer than any story is looked at.
    handshakeLimit: 600_000,
  },
} satisfies Meta<typeof SafeAppFrame>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://swap.localhost')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), {
      timeout: 10_000,
    })
  },
}

/** In the app's place, until it is there. */
function place(state: LoadState): Story {
  return { render: ({ name }) => <Place state={state} name={name} /> }
}

function Place({ state, name }: { state: LoadState; name: string }) {
  return (
    <section className="sr-app-frame" aria-label={name}>
      <div className="sr-app-frame-stage">
        <LoadCover
          state={state}
          name={name}
          onRetry={() => undefined}
          texts={useLabels('safeAppFrame', defaultSafeAppFrameLabels)}
        />
      </div>
    </section>
  )
}

export const Loading = place('loading')

export const Slow = place('slow')

export const Failed = place('failed')

/** It answered, but never spoke: an error page, or another site. */
export const NotConnected: Story = {
  args: {
    handshakeLimit: 0,
    silentActions: <Button size="small">Remove app</Button>,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'This page has not connected to your safe',
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible()
  },
}

export const Complete: Story = {
  args: {
    leading: <AppIcon name="Swap" size="small" />,
    actions: <Button size="small">Close</Button>,
  },
  play: Default.play ?? (() => undefined),
}

export const LongOrigin: Story = {
  args: { url: `https://${'a-part-of-it.'.repeat(6)}localhost/app` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull(), {
      timeout: 10_000,
    })
  },
}

export const Covered: Story = {
  args: {
    cover: (
      <EmptyState
        title="You have not used this app before"
        icon="shield"
        actions={<Button variant="primary">Continue</Button>}
      >
        Check that the address above is the one you expect.
      </EmptyState>
    ),
  },
}

export const NotEncrypted: Story = {
  args: { url: 'http://swap.example', cover: 'Covered' },
}

export const Refused: Story = { args: { url: 'javascript:alert(1)' } }
