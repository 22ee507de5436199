// selenium-webdriver: WebKitGTK's driver speaks classic WebDriver alone, and Playwright takes only a WebKit of its own build.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Engine, Tab } from './engine.ts'
import type { findWebKit } from './installed.ts'

type Installed = NonNullable<ReturnType<typeof findWebKit>>

export async function startWebKit({ driver, browser, screen }: Installed): Promise<Engine> {
  const display = await startScreen(screen)
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GSETTINGS_BACKEND: 'memory' },
  })
  await untilListening(port)
  return {
    openTab: () => openTab(`http://127.0.0.1:${port}`, browser),
    stop: async () => {
      await end(server)
      await end(display.process)
    },
  }
}

/** Xvfb takes a free number by itself and tells it. */
async function startScreen(command: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => reject(new Error('Xvfb has ended')))
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { name: `:${number}`, process: child }
}

async function openTab(server: string, binary: string): Promise<Tab> {
  const options = { binary, args: ['--automation'] }
  const session: WebDriver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  let hasConsent = false
  return {
    open: async (url) => {
      if (!hasConsent) {
        // A cookie can only be set on a page of its host.
        await session.get(new URL('/robots.txt', url).href)
        await session.manage().addCookie({ name: 'consent', value: '1', path: '/' })
        hasConsent = true
      }
      await session.get(url)
    },
    run: (body, ...args) => session.executeScript(body, ...args),
    clickAt: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (name) => session.actions().sendKeys(keys[name]).perform(),
    errors: [],
    close: () => session.quit(),
  }
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN } as const

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilListening(port: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
