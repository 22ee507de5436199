/** Scripts that Redis runs as one step each. Times are Redis' own, so processes need not agree on theirs. */

const NOW = `local time=redis.call('TIME'); local now=time[1]*1000+math.floor(time[2]/1000)`

/**
 * KEYS entry; ARGV prefix of tags → {now} or {now, value, kind, ends, tags, purged}. A tag that Redis has no time for counts as purged:
 * Redis may have dropped it to make room, with the entries that it ended still there.
 */
export const READ = `${NOW}
local e=redis.call('HMGET',KEYS[1],'value','kind','ends','tags','since')
if not e[1] then return {now} end
local purged=0
for tag in string.gmatch(e[4],'[^\\n]+') do
  local at=redis.call('GET',ARGV[1]..tag)
  if not at or tonumber(at)>=tonumber(e[5]) then purged=1 break end
end
return {now,e[1],e[2],e[3],e[4],purged}`

/**
 * KEYS entry; ARGV prefix of tags, value, kind, since, ends, tags, milliseconds to keep, time for tags that Redis has none for,
 * milliseconds to remember tags → 1, or 0 when purged since
 */
export const WRITE = `
for tag in string.gmatch(ARGV[6],'[^\\n]+') do
  local at=redis.call('GET',ARGV[1]..tag)
  if at and tonumber(at)>=tonumber(ARGV[4]) then return 0 end
end
redis.call('HSET',KEYS[1],'value',ARGV[2],'kind',ARGV[3],'since',ARGV[4],'ends',ARGV[5],'tags',ARGV[6])
redis.call('PEXPIRE',KEYS[1],ARGV[7])
for tag in string.gmatch(ARGV[6],'[^\\n]+') do
  if redis.call('PEXPIRE',ARGV[1]..tag,ARGV[9])==0 then redis.call('SET',ARGV[1]..tag,ARGV[8],'PX',ARGV[9]) end
end
return 1`

/** KEYS channel; ARGV prefix of tags, milliseconds to remember, tags → now */
export const PURGE = `${NOW}
for i=3,#ARGV do redis.call('SET',ARGV[1]..ARGV[i],now,'PX',ARGV[2]) end
redis.call('PUBLISH',KEYS[1],cjson.encode({unpack(ARGV,3)}))
return now`

/** KEYS lock; ARGV id, milliseconds → {1 or 0, now} */
export const LOCK = `${NOW}
if redis.call('SET',KEYS[1],ARGV[1],'PX',ARGV[2],'NX') then return {1,now} end
return {0,now}`

/** KEYS lock; ARGV id */
export const UNLOCK = `if redis.call('GET',KEYS[1])==ARGV[1] then return redis.call('DEL',KEYS[1]) end return 0`

/** KEYS lock; ARGV id, milliseconds */
export const RENEW = `if redis.call('GET',KEYS[1])==ARGV[1] then return redis.call('PEXPIRE',KEYS[1],ARGV[2]) end return 0`
