import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bob, dave, token } from '../../test/people.ts'
import { NftGrid } from './NftGrid.tsx'

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>`)}`
// A picture of two frames, one pixel each.
const moving =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw=='
const watch = {
  address: dave,
  tokenName: 'Night Watch',
  tokenSymbol: 'NIGHT',
}

const meta = {
  title: 'Data/NftGrid',
  component: NftGrid,
  args: {
    items: [
      { ...watch, id: '1', name: 'Watch 1', imageUri: picture('#1d4ed8') },
      { ...watch, id: '2', name: 'Watch 2', imageUri: picture('#15803d') },
      {
        address: token,
        tokenName: 'Deeds',
        tokenSymbol: 'DEED',
        id: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
        name: 'Deed of the house',
        description: 'Ground floor, with the garden behind it.',
        imageUri: picture('#b45309'),
      },
    ],
    getHref: (item) => `#${item.address}-${item.id}`,
  },
} satisfies Meta<typeof NftGrid>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /Deed/ })).toHaveFocus()
  },
}

export const Ungrouped: Story = { args: { grouped: false } }

export const Pictures: Story = {
  args: {
    items: [
      { ...watch, id: '1', name: 'None' },
      {
        ...watch,
        id: '2',
        name: 'Broken',
        imageUri: 'data:image/png;base64,AAAA',
      },
      { ...watch, id: '3', name: 'Not a picture', imageUri: 'javascript:1' },
      { ...watch, id: '4', name: 'Moving', imageUri: moving },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByText('The picture could not be loaded'),
      ).toBeInTheDocument(),
    )
    await waitFor(() =>
      expect(
        canvasElement.querySelectorAll('[data-state="shown"]'),
      ).toHaveLength(1),
    )
  },
}

export const Hostile: Story = {
  args: {
    items: [
      {
        ...watch,
        id: '1',
        name: `Watch\u202e 1 ${'very '.repeat(400)}`,
        description: `<img src=x onerror=alert(1)> ${'W'.repeat(5_000)}`,
      },
      {
        address: bob,
        tokenName: 'Night W\u0430tch',
        tokenSymbol: 'NIGHT',
        id: '1',
        name: 'Claim at evil.example',
      },
    ],
  },
}

export const Loading: Story = { args: { items: undefined } }

export const Empty: Story = { args: { items: [] } }

export const Failed: Story = {
  args: {
    items: undefined,
    error: new Error('CGW error - 503: Service unavailable'),
    onRetry: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    retry.blur()
  },
}
