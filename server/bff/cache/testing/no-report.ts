import type { RedisReport } from '../redis-client.ts'

export const noReport: RedisReport = { state: () => undefined, error: () => undefined }
