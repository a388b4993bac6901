#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| stratege_fuzz::strategies(data));
