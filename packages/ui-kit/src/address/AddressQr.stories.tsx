import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { safe } from '../../test/people.ts'
import { AddressQr } from './AddressQr.tsx'

const meta = {
  title: 'Data/AddressQr',
  component: AddressQr,
  args: {
    address: safe,
    name: 'Treasury',
    shortName: 'eth',
    chainName: 'Ethereum',
  },
} satisfies Meta<typeof AddressQr>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      `QR code of eth:${safe}`,
    )
  },
}

export const WithoutThePrefix: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      `QR code of ${safe}`,
    )
  },
}

export const HostileNames: Story = {
  args: { name: '<b>\u202eyrusaerT', chainName: 'Ether\u200beum'.repeat(9) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }))
  },
}

export const NotAnAddress: Story = { args: { address: 'alice.eth' } }
