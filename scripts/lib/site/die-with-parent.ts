// Preloaded into every process that `npm start` makes: when the parent dies, even by kill -9, this one goes too.
const GRACE = 4_000;

process.on('disconnect', () => setTimeout(() => process.exit(1), GRACE).unref());
// The channel alone is no reason to stay: what has done its work ends.
process.channel?.unref();
