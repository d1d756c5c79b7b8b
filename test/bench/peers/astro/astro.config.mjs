export default { outDir: process.env.BENCH_OUT, cacheDir: process.env.BENCH_CACHE, logLevel: 'error' };
