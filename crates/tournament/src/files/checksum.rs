//! The checksum of files, CRC-32 as in ISO-HDLC, PNG and zip.

/// The remainders of all bytes.
const REMAINDERS: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 { rest >> 1 ^ 0xEDB8_8320 } else { rest >> 1 };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
};

/// The checksum of some bytes.
pub fn crc32(bytes: &[u8]) -> u32 {
    let step =
        |rest: u32, byte: &u8| rest >> 8 ^ REMAINDERS[((rest ^ u32::from(*byte)) & 0xFF) as usize];
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_value_of_the_standard() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }
}
