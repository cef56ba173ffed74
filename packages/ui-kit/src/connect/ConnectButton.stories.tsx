import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MockConnectorOptions } from '@strongroom/connectors/testing'
import { StrongroomProvider } from '@strongroom/react-hooks/connect'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { createWallets } from '../../test/createWallets.ts'
import { ConnectButton } from './ConnectButton.tsx'

const meta = {
  title: 'Connection/ConnectButton',
  component: ConnectButton,
  args: { shortName: 'eth', chain: { chainId: 1, name: 'Ethereum' } },
  decorators: [
    (Story, { parameters }) => {
      const wallet: MockConnectorOptions = parameters['wallet'] ?? {}
      const [{ manager }] = useState(() => createWallets(wallet))
      return (
        <StrongroomProvider manager={manager}>
          <Story />
        </StrongroomProvider>
      )
    },
  ],
} satisfies Meta<typeof ConnectButton>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

const connect: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
  const wallet = await canvas.findByRole('button', { name: /Dev wallet/u })
  await userEvent.click(wallet)
  await expect(
    await canvas.findByRole('button', { name: /0xf39F|Alice/u }),
  ).toBeVisible()
}

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect wallet' }),
    )
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

export const Connected: Story = { play: connect }

export const Named: Story = { args: { name: 'Alice' }, play: connect }

export const OtherNetwork: Story = {
  parameters: { wallet: { chainId: 2020 } },
  play: connect,
}

export const NetworkNotChanged: Story = {
  parameters: { wallet: { chainId: 2020, canSwitch: false } },
  play: async (context) => {
    await connect(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: /Switch wallet/u }),
    )
    await expect(
      await canvas.findByRole('dialog', {
        name: 'The network was not changed',
      }),
    ).toBeVisible()
  },
}

export const OtherTexts: Story = {
  args: { labels: { connect: 'Wallet verbinden' }, variant: 'secondary' },
}
